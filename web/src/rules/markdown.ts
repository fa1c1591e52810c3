/** Parses the subset of Markdown our rules are written in: headings, paragraphs, lists, tables, bold, italics, figures. */

export type Span =
  | { kind: 'text' | 'strong' | 'em'; text: string }
  /** A clause named in passing, to be linked to. */
  | { kind: 'clause'; text: string };

export interface Item {
  /** The clause this item states: `XY-42`. */
  clause?: string;
  /** The name of the drawing beside it. */
  figure?: string;
  spans: Span[];
}

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Item[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'figure'; name: string };

export interface Section {
  title: string;
  blocks: Block[];
}

export interface Page {
  title: string;
  intro: Block[];
  sections: Section[];
}

const FIGURE = /^!\[\]\(([^)]+)\)\s*/;
const CLAUSE = /^\*\*([A-Z]{2}-E?\d+)\*\*\s*/;
const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|\b([A-Z]{2}-E?\d+)\b/g;

export function readPage(source: string): Page {
  const page: Page = { title: '', intro: [], sections: [] };
  let blocks = page.intro;
  for (const lines of paragraphs(source)) {
    const [first = ''] = lines;
    if (first.startsWith('# ')) page.title = first.slice(2);
    else if (first.startsWith('## ')) {
      blocks = [];
      page.sections.push({ title: first.slice(3), blocks });
    } else blocks.push(readBlock(lines));
  }
  return page;
}

/** Groups of lines separated by empty ones. */
function paragraphs(source: string): string[][] {
  return source
    .split(/\n\s*\n/)
    .map((group) => group.split('\n').filter((line) => line.trim() !== ''))
    .filter((group) => group.length > 0);
}

function readBlock(lines: readonly string[]): Block {
  const [first = ''] = lines;
  if (first.startsWith('- ')) return { kind: 'list', items: lines.map((line) => readItem(line.slice(2))) };
  if (first.startsWith('|')) return readTable(lines);
  const figure = FIGURE.exec(first);
  if (figure?.[1]) return { kind: 'figure', name: figure[1] };
  return { kind: 'paragraph', spans: readSpans(lines.join(' ')) };
}

function readItem(text: string): Item {
  const figure = FIGURE.exec(text)?.[1];
  const afterFigure = text.replace(FIGURE, '');
  const clause = CLAUSE.exec(afterFigure)?.[1];
  const spans = readSpans(afterFigure.replace(CLAUSE, ''));
  return { ...(clause && { clause }), ...(figure && { figure }), spans };
}

function readTable([head = '', , ...rows]: readonly string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => readSpans(cell.trim()));
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

export function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, strong, em, clause] = match;
    if (strong) spans.push({ kind: 'strong', text: strong });
    else if (em) spans.push({ kind: 'em', text: em });
    else if (clause) spans.push({ kind: 'clause', text: clause });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

export function plain(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join('');
}
