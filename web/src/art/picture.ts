/** The props of every whole drawing: its size, its place inside another drawing, and its label for screen readers. */
export interface Picture {
  /** In pixels or the outer drawing's units; a string (`'100%'`) leaves the height to the aspect ratio. */
  width?: number | string;
  x?: number;
  y?: number;
  /** Without a label the drawing is decorative and hidden from screen readers. */
  label?: string;
}

/** The attributes of a drawing's `<svg>`; `ratio` is height by width. */
export function placed(picture: Picture, ratio: number, usual: number) {
  const { width = usual, x, y, label } = picture;
  return {
    width,
    height: typeof width === 'number' ? width * ratio : undefined,
    x,
    y,
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }),
  };
}
