/** The camera over a chart: where it looks and how close, as plain numbers. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** The point of the chart in the middle of the window, and how many pixels one unit of the chart takes. */
export interface Camera extends Point {
  scale: number;
}

/** The camera that shows the whole box, as large as the window allows. */
export function fit(box: Box, view: Size): Camera {
  const scale = Math.min(view.width / box.width, view.height / box.height);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale };
}

/** Keeps the scale between "all of it" and `nearest`, and the window inside the chart where the chart is larger. */
export function held(camera: Camera, world: Box, view: Size, nearest: number): Camera {
  const whole = fit(world, view);
  const scale = Math.min(Math.max(camera.scale, whole.scale), Math.max(nearest, whole.scale));
  return {
    x: between(camera.x, world.x, world.width, view.width / scale),
    y: between(camera.y, world.y, world.height, view.height / scale),
    scale,
  };
}

function between(middle: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start + length / 2;
  return Math.min(Math.max(middle, start + seen / 2), start + length - seen / 2);
}

/** The point of the chart under a point of the window. */
export function under(camera: Camera, view: Size, at: Point): Point {
  return {
    x: camera.x + (at.x - view.width / 2) / camera.scale,
    y: camera.y + (at.y - view.height / 2) / camera.scale,
  };
}

/** Zooms by a factor; the point of the chart under `at` stays where it is. */
export function zoomed(camera: Camera, view: Size, at: Point, factor: number): Camera {
  const fixed = under(camera, view, at);
  const scale = camera.scale * factor;
  return {
    x: fixed.x - (at.x - view.width / 2) / scale,
    y: fixed.y - (at.y - view.height / 2) / scale,
    scale,
  };
}

/** Dragged by this many pixels of the window. */
export function dragged(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** The smallest box around all points, with a margin. */
export function around(points: readonly Point[], margin: number): Box | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The box of the chart that the window shows. */
export function seen(camera: Camera, view: Size): Box {
  const width = view.width / camera.scale;
  const height = view.height / camera.scale;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Where the buttons over a window lie, or the space to keep free for them. */
export type Edge = 'low' | 'high';

/** The size of what covers an edge of the window, in pixels: the buttons at the left, a small chart at the right. */
export const OVERLAY = { buttons: { width: 156, height: 56 }, corner: { width: 116, height: 88 } };

/** Whether what covers an edge of the window would hide one of these boxes of the chart. */
export function covers(camera: Camera, view: Size, edge: Edge, needed: readonly Box[]): boolean {
  const { buttons, corner } = OVERLAY;
  const at = (height: number) => (edge === 'low' ? view.height - height : 0);
  const rooms: Box[] = [
    { x: 0, y: at(buttons.height), ...buttons },
    { x: view.width - corner.width, y: at(corner.height), ...corner },
  ];
  return needed.some((box) => {
    const left = (box.x - camera.x) * camera.scale + view.width / 2;
    const top = (box.y - camera.y) * camera.scale + view.height / 2;
    const right = left + box.width * camera.scale;
    const bottom = top + box.height * camera.scale;
    return rooms.some(
      (room) => left < room.x + room.width && right > room.x && top < room.y + room.height && bottom > room.y,
    );
  });
}

/** The camera that shows a box without covering anything in `needed`, and the edge where the buttons go. */
export function clear(frame: Box, view: Size, hold: (camera: Camera) => Camera, needed: readonly Box[]) {
  const camera = fit(frame, view);
  for (const edge of ['low', 'high'] as const)
    if (!covers(hold(camera), view, edge, needed)) return { camera, edge };
  const room = OVERLAY.corner.height;
  const above = fit(frame, { width: view.width, height: Math.max(1, view.height - room) });
  return { camera: { ...above, y: above.y + room / 2 / above.scale }, edge: 'low' as const };
}
