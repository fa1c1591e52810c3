/** From the wire's names to drawings and words. */
import type { PirateName } from '../art/pirates/crew';
import type { Message } from '../../../words/message';
import { readCard } from '../art/card-code';
import { SHIPS, type Fleet, type ShipName } from '../art/fleet';
import { ELEMENTS, FLEET, PIRATES } from '../data';

/** The pirate that a seat's player chose from the box. */
export const pirateOf = (character: number | null | undefined): string | undefined =>
  PIRATES[character ?? -1];

/** How a pirate of the wire is drawn. */
export const lookOf = (pirate: string): PirateName => PIRATES.find((one) => one === pirate) ?? 'gulliver';

export function shipOf(name: string | null | undefined): ShipName | undefined {
  return SHIPS.find((ship) => ship === name);
}

/** A ship's name as it is painted on its plate. */
export function shipName(name: string | null | undefined): string {
  const ship = shipOf(name);
  return ship ? FLEET[ship].name : '';
}

const element = (name: string): Message => ({ key: `sa-element-${name}` });
const colour = (name: string): Message => ({ key: `sa-colour-${name}` });

/** What a card or an event is called. */
export function cardName(code: string): Message {
  const face = readCard(code);
  switch (face.kind) {
    case 'element':
      return face.struck
        ? {
            key: 'sa-card-element-struck',
            args: { element: element(face.element), colour: colour(face.struck) },
          }
        : { key: 'sa-card-element', args: { element: element(face.element) } };
    case 'colour':
      return { key: 'sa-card-colour', args: { colour: colour(face.colour) } };
    case 'name':
      return face.struck
        ? { key: 'sa-card-name-struck', args: { letter: face.struck } }
        : { key: 'sa-card-name' };
    case 'number':
      return { key: 'sa-card-number', args: { plus: face.plus, minus: SHIPS.length - face.plus } };
    case 'helm':
      return { key: 'sa-card-helm', args: { n: face.steps, way: face.clockwise ? 'cw' : 'ccw' } };
    case 'double':
      return { key: 'sa-card-double', args: { one: element(face.pair[0]), two: element(face.pair[1]) } };
    case 'coco':
      return { key: 'sa-card-coco' };
    case 'seasick':
      return { key: 'sa-event-seasick', args: { way: face.clockwise ? 'cw' : 'ccw' } };
    default:
      return { key: `sa-event-${face.kind}` };
  }
}

/** What a card asks for, in one sentence. */
export function cardText(code: string): Message {
  const face = readCard(code);
  return { key: `ui-lesson-card-${face.kind}${'struck' in face && face.struck ? '-struck' : ''}` };
}

/** What an event does, in one sentence. */
export function eventText(code: string): Message {
  const face = readCard(code);
  const way = face.kind === 'seasick' && !face.clockwise ? 'ccw' : 'cw';
  return { key: `sa-event-${face.kind}-text`, args: { way } };
}

/** A ship in words, for screen readers: number, name, the colours of its elements, Coco's corner. */
export function shipText(ship: ShipName, fleet: Fleet = FLEET): Message {
  const livery = fleet[ship];
  const parts = ELEMENTS.map((part) => [part, { key: `sa-colour-${livery[part]}` }] as const);
  return {
    key: 'ui-sa-ship-text',
    args: { n: livery.number, name: livery.name, corner: livery.coco, ...Object.fromEntries(parts) },
  };
}
