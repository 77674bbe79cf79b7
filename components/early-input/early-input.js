/**
 * Holds and marks what a visitor does with a painted control until React has hydrated it, then carries it out. Shows a
 * message when scripts do not load (early-messages.tsx). In ES5: the build does not lower this file.
 */
var CONTROLS = "a,button,input,label,select,summary,textarea,[role=button]";
/** Interval of looking whether a control is hydrated, ms. */
var TICK_MS = 50;
/**
 * Duration of a message about a changed control, and the age of the page from which a message says that it is still
 * loading, ms.
 */
var MESSAGE_MS = 8000;
/** Acts of the visitor in their order: `{ control, kind, value, since, wasHydrated }`. */
var held = [];
var timer = null;
var isComposing = false;
/** A script of the page cannot be loaded or read. */
var isBroken = false;

function startEarlyInput() {
  document.documentElement.setAttribute("data-early", "");
  window.addEventListener("click", onClick, true);
  window.addEventListener("input", onInput, true);
  window.addEventListener("focusin", onFocus, true);
  window.addEventListener("compositionstart", onComposition, true);
  window.addEventListener("compositionend", onComposition, true);
  window.addEventListener("error", onError, true);
}

function onClick(event) {
  var control = event.target.closest ? event.target.closest(CONTROLS) : null;
  var opensTab = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (control === null || opensTab || isHydrated(control) || !isUsable(control)) return;
  if (isChoice(control)) {
    if (control.type === "radio") releaseGroup(control);
    hold(control, "choice", control.checked);
  } else if (!worksNatively(control)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    hold(control, "click");
  }
}

function onInput(event) {
  var field = event.target;
  if (!isTextField(field)) return;
  if (!isHydrated(field)) hold(field, "text", field.value);
  // React receives this event, with everything that was typed.
  else releaseText(field);
}

function onFocus(event) {
  if (isTextField(event.target) && !isHydrated(event.target)) hold(event.target, "focus");
}

function onComposition(event) {
  isComposing = event.type === "compositionstart";
}

/** A script that fails later than the page's load was imported on demand, and its component shows that itself. */
function onError(event) {
  var isUnloaded = event.target.localName === "script" && isSiteScript(event.target.src);
  var isUnreadable = event.error instanceof SyntaxError && isSiteScript(event.filename);
  if (!isUnloaded && !isUnreadable) return;
  isBroken = true;
  if (held.length > 0 || (isUnloaded && document.readyState !== "complete")) showMessage("failed");
}

function isSiteScript(address) {
  return String(address).indexOf(location.origin.concat("/_next/")) === 0;
}

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

function worksNatively(control) {
  if (control.localName === "a") return control.hasAttribute("href") && !needsScript(control);
  if (!/^(button|image|reset|submit)$/.test(control.type))
    return control.getAttribute("role") !== "button";
  // Until hydration the address of a React action is `javascript:`.
  var action = control.type === "submit" && control.form && control.form.getAttribute("action");
  return typeof action === "string" && action.indexOf("javascript:") !== 0;
}

/** A link whose handler passes on a value of the page's query that the cached HTML cannot contain. */
function needsScript(link) {
  var name = link.getAttribute("data-passes-query");
  return name !== null && !isBroken && RegExp("[?&]".concat(name, "=")).test(location.search);
}

/** Returns the label of a choice, because the control may be invisible; null for typed text, which is visible itself. */
function elementToMark(act) {
  if (act.kind === "choice") return act.control.closest("label") || act.control;
  return act.kind === "click" ? act.control : null;
}

/** The messages are in the HTML: an element added before hydration could break it. Of several, "failed" stays. */
function showMessage(name) {
  var root = document.documentElement;
  if (root.getAttribute("data-early") !== "failed") root.setAttribute("data-early", name);
}

function hideMessage(name) {
  var root = document.documentElement;
  if (root.getAttribute("data-early") === name) root.setAttribute("data-early", "");
}

function hold(control, kind, value) {
  var act = findHeld(control, kind);
  var mark;
  if (act === null) {
    act = { control: control, kind: kind, since: Date.now(), wasHydrated: false };
    held.push(act);
  }
  act.value = value;
  mark = elementToMark(act);
  if (mark !== null) mark.setAttribute("data-held", "");
  if (isBroken) showMessage("failed");
  schedule(TICK_MS);
}

function findHeld(control, kind) {
  var index;
  for (index = 0; index < held.length; index += 1)
    if (held[index].control === control && held[index].kind === kind) return held[index];
  return null;
}

function release(act) {
  var mark = elementToMark(act);
  held.splice(held.indexOf(act), 1);
  if (mark !== null) mark.removeAttribute("data-held");
}

function releaseText(field) {
  var act = findHeld(field, "text");
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
  var hasActed = !isComposing && carryOutNext();
  if (isSlow()) showMessage("slow");
  else hideMessage("slow");
  schedule(hasActed ? 0 : TICK_MS);
}

function isSlow() {
  var index;
  for (index = 0; index < held.length; index += 1)
    if (held[index].kind !== "focus" && Date.now() - held[index].since > MESSAGE_MS) return true;
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
    isReady = !isGone && isHydrated(act.control);
    // A tick after hydration, when effects have run.
    if (isGone || (isReady && act.wasHydrated)) {
      release(act);
      if (!isGone && isUsable(act.control)) carryOut(act);
      else if (act.kind !== "focus") {
        showMessage("changed");
        setTimeout(hideMessage, MESSAGE_MS, "changed");
      }
      return true;
    }
    act.wasHydrated = isReady;
  }
  return false;
}

function carryOut(act) {
  if (act.kind === "choice") act.control.checked = !act.value;
  if (act.kind === "text") retype(act.control, act.value);
  else if (act.kind !== "focus") act.control.click();
  else if (document.activeElement === act.control)
    act.control.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** React ignores an `input` event unless the value differs from the last one that a script has set. */
function retype(field, value) {
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
