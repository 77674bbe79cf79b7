/** Zoom and position of a picture in the lightbox. Pure. */
export interface Zoom {
  /** 1: fits the window. */
  scale: number;
  /** Offset of its middle from the stage's middle, in CSS pixels. */
  x: number;
  y: number;
}

/** Sizes in CSS pixels. */
export interface Stage {
  width: number;
  height: number;
  /** Side of the square picture at scale 1. */
  picture: number;
}

export const FIT: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;

/**
 * Zooms by a factor around a point, which stays where it is.
 * @param point CSS pixels from the middle of the stage
 */
export function zoomBy(
  zoom: Zoom,
  factor: number,
  stage: Stage,
  point: { x: number; y: number } = { x: 0, y: 0 },
): Zoom {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  const x = point.x - (point.x - zoom.x) * ratio;
  const y = point.y - (point.y - zoom.y) * ratio;
  return clampToStage({ scale, x, y }, stage);
}

/** Moves the picture, as far as it reaches beyond the stage. */
export const panBy = (zoom: Zoom, dx: number, dy: number, stage: Stage): Zoom =>
  clampToStage({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, stage);

function clampToStage({ scale, x, y }: Zoom, { width, height, picture }: Stage): Zoom {
  const size = picture * scale;
  return { scale, x: clamp(x, (size - width) / 2), y: clamp(y, (size - height) / 2) };
}

function clamp(value: number, limit: number): number {
  const most = Math.max(0, limit);
  return Math.min(most, Math.max(-most, value));
}
