"use client";

import { type PointerEvent, useEffect, useRef, useState } from "react";
import { FIT, panBy, type Stage, type Zoom, zoomBy } from "@/lib/goods/zoom";

/** CSS pixels that a pointer may move within a click. */
const CLICK_PX = 4;
/** Zoom of a click, and of a key or button. */
const CLICK_FACTOR = 2.5;
const STEP_FACTOR = 1.5;
/** CSS pixels per arrow key. */
const PAN_PX = 80;

const KEYS: Record<string, (zoom: Zoom, stage: Stage) => Zoom> = {
  "+": (zoom, stage) => zoomBy(zoom, STEP_FACTOR, stage),
  "=": (zoom, stage) => zoomBy(zoom, STEP_FACTOR, stage),
  "-": (zoom, stage) => zoomBy(zoom, 1 / STEP_FACTOR, stage),
  "0": () => FIT,
};
const PAN_KEYS: Record<string, [number, number]> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
};

/**
 * Zoom of the lightbox's picture: by click, wheel, pinch, keys and buttons; panned by drag and arrow keys.
 * `stageRef` is for the element around the picture, which is its first child; a dialog mounts it after its parent.
 */
export function useZoom() {
  const [stage, stageRef] = useState<HTMLElement | null>(null);
  const [zoom, setZoom] = useState(FIT);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);

  useEffect(() => {
    if (stage === null) return;
    // Not by React: its wheel listeners are passive, so the browser would zoom the page at a trackpad's pinch.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const point = fromMiddle(stage, event);
      setZoom((old) => zoomBy(old, Math.exp(-event.deltaY / 400), sizeOf(stage), point));
    };
    stage.addEventListener("wheel", onWheel, { passive: false });
    return () => stage.removeEventListener("wheel", onWheel);
  }, [stage]);

  const change = (next: (zoom: Zoom, stage: Stage) => Zoom) => {
    if (stage) setZoom((old) => next(old, sizeOf(stage)));
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    if (pointers.current.size === 0) moved.current = 0;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    moved.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (other === undefined) {
      change((old, size) => panBy(old, now.x - before.x, now.y - before.y, size));
      return;
    }
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
    const point = fromMiddle(event.currentTarget, middle);
    change((old, size) => zoomBy(old, factor, size, point));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId) || event.type === "pointercancel") return;
    if (pointers.current.size > 0 || moved.current > CLICK_PX) return;
    const point = fromMiddle(event.currentTarget, event);
    change((old, size) => (old.scale > 1 ? FIT : zoomBy(old, CLICK_FACTOR, size, point)));
  };

  /** @returns whether the key zooms or pans */
  const onKey = (key: string): boolean => {
    const pan = zoom.scale > 1 ? PAN_KEYS[key] : undefined;
    if (pan) change((old, size) => panBy(old, ...pan, size));
    else if (KEYS[key]) change(KEYS[key]);
    else return false;
    return true;
  };

  return {
    zoom,
    stageRef,
    zoomIn: () => onKey("+"),
    zoomOut: () => onKey("-"),
    reset: () => setZoom(FIT),
    onKey,
    pointerHandlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
    },
  };
}

function sizeOf(element: HTMLElement): Stage {
  const picture = element.firstElementChild;
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    picture: picture instanceof HTMLElement ? picture.offsetWidth : 0,
  };
}

function fromMiddle(element: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y);
