/** How a list that may be long is laid out on a board: in columns of rows, and page after page. */

export interface Layout {
  rows: number;
  columns: number;
  pages: number;
}

/** As few columns as hold everybody, and pages where they do not; the rows are shared out evenly. */
export function layOut(count: number, mostRows: number, mostColumns: number): Layout {
  const columns = Math.min(Math.max(1, Math.ceil(count / mostRows)), mostColumns);
  const pages = Math.max(1, Math.ceil(count / (mostRows * mostColumns)));
  const rows = pages > 1 ? mostRows : Math.max(1, Math.ceil(count / columns));
  return { rows, columns, pages };
}

/** The rows of a page. */
export function pageOf<T>(all: readonly T[], { rows, columns }: Layout, page: number): T[] {
  const size = rows * columns;
  return all.slice(page * size, (page + 1) * size);
}
