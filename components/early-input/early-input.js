/**
 * Holds what a visitor does with a painted control until React has hydrated it, marks it as received at once, and then
 * carries it out. Shows a message when scripts of the page do not load (early-messages.tsx). Runs before the first
 * paint. In ES5: the build does not lower this file, and browsers below the supported ones run it too.
 */
function startEarlyInput() {
  var CONTROLS = "a,button,input,label,select,summary,textarea,[role=button]";

  var controls = createEarlyControls();
  var messages = createEarlyMessages();
  /** `isBroken`: a script of the page cannot be loaded or read. */
  var page = { isComposing: false, isBroken: false };
  var queue = createEarlyQueue(controls, messages, page);

  document.documentElement.setAttribute("data-early", "");
  window.addEventListener("click", onClick, true);
  window.addEventListener("input", onInput, true);
  window.addEventListener("focusin", onFocus, true);
  window.addEventListener("compositionstart", onComposition, true);
  window.addEventListener("compositionend", onComposition, true);
  window.addEventListener("error", onError, true);

  function onClick(event) {
    var control = event.target.closest ? event.target.closest(CONTROLS) : null;
    var opensTab = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (control === null || opensTab || controls.isHydrated(control) || !controls.isUsable(control))
      return;
    if (controls.isChoice(control)) {
      if (control.type === "radio") queue.releaseGroup(control);
      queue.hold(control, "choice", control.checked);
    } else if (!controls.worksNatively(control, page.isBroken)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      queue.hold(control, "click");
    }
  }

  function onInput(event) {
    var field = event.target;
    if (!controls.isTextField(field)) return;
    if (!controls.isHydrated(field)) queue.hold(field, "text", field.value);
    // React receives this event, with everything that was typed.
    else queue.releaseText(field);
  }

  function onFocus(event) {
    if (controls.isTextField(event.target) && !controls.isHydrated(event.target))
      queue.hold(event.target, "focus");
  }

  function onComposition(event) {
    page.isComposing = event.type === "compositionstart";
  }

  /** A script that fails later than the page's load was imported on demand, and its component shows that itself. */
  function onError(event) {
    var isUnloaded = event.target.localName === "script" && isSiteScript(event.target.src);
    var isUnreadable = event.error instanceof SyntaxError && isSiteScript(event.filename);
    if (!isUnloaded && !isUnreadable) return;
    page.isBroken = true;
    if (queue.held.length > 0 || (isUnloaded && document.readyState !== "complete"))
      messages.show("failed");
  }

  function isSiteScript(address) {
    return String(address).indexOf(location.origin.concat("/_next/")) === 0;
  }
}

/** What controls are, and what they do without React. */
function createEarlyControls() {
  return {
    isHydrated: isHydrated,
    isUsable: isUsable,
    isChoice: isChoice,
    isTextField: isTextField,
    worksNatively: worksNatively,
    elementToMark: elementToMark,
  };

  /** React keeps an element's props in a property of the element from its hydration on. */
  function isHydrated(element) {
    return /(^|,)__reactProps\$/.test(Object.keys(element).join());
  }

  function isUsable(control) {
    var isDisabled = control.matches(":disabled,[aria-disabled=true]");
    return !isDisabled && control.closest("[inert],[aria-hidden=true]") === null;
  }

  function isChoice(element) {
    return element.type === "checkbox" || element.type === "radio";
  }

  function isTextField(element) {
    return /^(input|textarea)$/.test(element.localName) && !isChoice(element);
  }

  function worksNatively(control, isBroken) {
    if (control.localName === "a")
      return control.hasAttribute("href") && !needsScript(control, isBroken);
    if (!/^(button|image|reset|submit)$/.test(control.type))
      return control.getAttribute("role") !== "button";
    // Until hydration the address of a React action is `javascript:`.
    var action = control.type === "submit" && control.form && control.form.getAttribute("action");
    return typeof action === "string" && action.indexOf("javascript:") !== 0;
  }

  /** A link whose handler passes on a value of the page's query that the cached HTML cannot contain. */
  function needsScript(link, isBroken) {
    var name = link.getAttribute("data-passes-query");
    return name !== null && !isBroken && RegExp("[?&]".concat(name, "=")).test(location.search);
  }

  /** Of a choice its label, because the control may be invisible; none for typed text, which is visible itself. */
  function elementToMark(act) {
    if (act.kind === "choice") return act.control.closest("label") || act.control;
    return act.kind === "click" ? act.control : null;
  }
}

/** The messages are in the HTML: an element added before hydration could break it. Of several, "failed" stays. */
function createEarlyMessages() {
  /** How long the message about a changed control stays, ms. */
  var CHANGED_MS = 8000;
  var root = document.documentElement;
  return { show: show, hide: hide, showChanged: showChanged };

  function show(name) {
    if (root.getAttribute("data-early") !== "failed") root.setAttribute("data-early", name);
  }

  function hide(name) {
    if (root.getAttribute("data-early") === name) root.setAttribute("data-early", "");
  }

  function showChanged() {
    show("changed");
    setTimeout(hide, CHANGED_MS, "changed");
  }
}

/** What visitors did, until it is carried out. */
function createEarlyQueue(controls, messages, page) {
  /** Interval of looking whether a control is hydrated, ms. */
  var TICK_MS = 50;
  /** From then on, a message says that the page is still loading, ms. */
  var SLOW_MS = 8000;
  /** In their order: `{ control, kind, value, since, wasHydrated }`. */
  var held = [];
  var timer = null;
  return { held: held, hold: hold, releaseText: releaseText, releaseGroup: releaseGroup };

  function hold(control, kind, value) {
    var act = findDeferredAction(control, kind);
    var mark;
    if (act === null) {
      act = { control: control, kind: kind, since: Date.now(), wasHydrated: false };
      held.push(act);
    }
    act.value = value;
    mark = controls.elementToMark(act);
    if (mark !== null) mark.setAttribute("data-held", "");
    if (page.isBroken) messages.show("failed");
    schedule(TICK_MS);
  }

  function findDeferredAction(control, kind) {
    var index;
    for (index = 0; index < held.length; index += 1)
      if (held[index].control === control && held[index].kind === kind) return held[index];
    return null;
  }

  function release(act) {
    var mark = controls.elementToMark(act);
    held.splice(held.indexOf(act), 1);
    if (mark !== null) mark.removeAttribute("data-held");
  }

  function releaseText(field) {
    var act = findDeferredAction(field, "text");
    if (act !== null) release(act);
  }

  function releaseGroup(radio) {
    var index;
    var other;
    for (index = held.length - 1; index >= 0; index -= 1) {
      other = held[index].control;
      if (other.type === "radio" && other.name === radio.name && other.form === radio.form)
        release(held[index]);
    }
  }

  function schedule(delay) {
    if (timer === null && held.length > 0) timer = setTimeout(tick, delay);
  }

  function tick() {
    timer = null;
    var hasActed = !page.isComposing && carryOutNext();
    if (isSlow()) messages.show("slow");
    else messages.hide("slow");
    schedule(hasActed ? 0 : TICK_MS);
  }

  function isSlow() {
    var index;
    for (index = 0; index < held.length; index += 1)
      if (held[index].kind !== "focus" && Date.now() - held[index].since > SLOW_MS) return true;
    return false;
  }

  /** One act per task, so that React renders its result before the next. @returns whether there was one */
  function carryOutNext() {
    var index;
    var act;
    var isGone;
    var isReady;
    for (index = 0; index < held.length; index += 1) {
      act = held[index];
      isGone = !document.documentElement.contains(act.control);
      isReady = !isGone && controls.isHydrated(act.control);
      // A tick after hydration, when effects have run.
      if (isGone || (isReady && act.wasHydrated)) {
        release(act);
        if (!isGone && controls.isUsable(act.control)) carryOutEarly(act);
        else if (act.kind !== "focus") messages.showChanged();
        return true;
      }
      act.wasHydrated = isReady;
    }
    return false;
  }
}

function carryOutEarly(act) {
  if (act.kind === "choice") act.control.checked = !act.value;
  if (act.kind === "text") retypeEarly(act.control, act.value);
  else if (act.kind !== "focus") act.control.click();
  else if (document.activeElement === act.control)
    act.control.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** React ignores an `input` event unless the value differs from the last one that a script has set. */
function retypeEarly(field, value) {
  var prototype = Object.getPrototypeOf(field);
  // null for types of fields without a selection.
  var start = field.selectionStart;
  var end = field.selectionEnd;
  var direction = field.selectionDirection;
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value").set.call(field, value);
  if (start !== null && document.activeElement === field)
    field.setSelectionRange(start, end, direction);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

if (document.documentElement.closest && typeof Event === "function") startEarlyInput();
