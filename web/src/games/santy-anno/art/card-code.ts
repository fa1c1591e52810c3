import { COLOURS, ELEMENTS, FACES, LETTERS } from '../data';
import type { Element } from './fleet';
import type { Pigment } from './pigments';

export type Initial = (typeof LETTERS)[number];

/** What a card shows. */
export type CardFace =
  | { kind: 'element'; element: Element; struck?: Pigment }
  | { kind: 'colour'; colour: Pigment }
  | { kind: 'name'; struck?: Initial }
  | { kind: 'number'; plus: number }
  | { kind: 'helm'; steps: number; clockwise: boolean }
  | { kind: 'double'; pair: [Element, Element] }
  | { kind: 'coco' }
  | { kind: 'whirlwind' }
  | { kind: 'seasick'; clockwise: boolean }
  | { kind: 'bermuda' }
  | { kind: 'rum' };

export type Family = keyof typeof FACES;

const PLAIN = ['coco', 'whirlwind', 'bermuda', 'rum'] as const;

const among =
  <T extends string>(values: readonly T[]) =>
  (text: string | undefined): text is T =>
    values.some((value) => value === text);

const isElement = among(ELEMENTS);
const isPigment = among(COLOURS);
const isInitial = among(LETTERS);
const isTurn = among(['cw', 'ccw']);
const isPlain = among(PLAIN);

/** Reads a card's code (`element:hull:-yellow`, `number:+3`, `helm:2:cw`, ...); an unknown one is an error. */
export function readCard(code: string): CardFace {
  const face = read(code);
  if (!face) throw new Error(`no such card: ${code}`);
  return face;
}

function read(code: string): CardFace | undefined {
  const [kind, first, second, ...rest] = code.split(':');
  if (rest.length > 0) return undefined;
  switch (kind) {
    case 'element': {
      if (!isElement(first)) return undefined;
      if (second === undefined) return { kind, element: first };
      const struck = second.slice(1);
      return second.startsWith('-') && isPigment(struck) ? { kind, element: first, struck } : undefined;
    }
    case 'colour':
      return isPigment(first) && second === undefined ? { kind, colour: first } : undefined;
    case 'name': {
      if (first === undefined) return { kind };
      const struck = first.slice(1);
      return first.startsWith('-') && isInitial(struck) ? { kind, struck } : undefined;
    }
    case 'number':
      return first && /^\+[1-7]$/.test(first) ? { kind, plus: Number(first) } : undefined;
    case 'helm':
      return first && /^[1-4]$/.test(first) && isTurn(second)
        ? { kind, steps: Number(first), clockwise: second === 'cw' }
        : undefined;
    case 'double': {
      const [a, b, c] = (first ?? '').split('+');
      return isElement(a) && isElement(b) && c === undefined ? { kind, pair: [a, b] } : undefined;
    }
    case 'seasick':
      return isTurn(first) ? { kind, clockwise: first === 'cw' } : undefined;
    default:
      return isPlain(kind) && first === undefined ? { kind } : undefined;
  }
}

const FAMILIES = new Map<string, Family>(
  (Object.keys(FACES) as Family[]).flatMap((family) => FACES[family].map((code) => [code, family] as const)),
);

/** The deck that a card belongs to. */
export const familyOf = (code: string): Family => FAMILIES.get(code) ?? 'basic';
