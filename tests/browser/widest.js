// Makes every view as wide as a game can get before the page reads it: the longest names, two digits wherever a
// number can have two, every badge and every piece of cargo. What fits so always fits.
(() => {
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
  const NAMES = ['Guadalupe von Wasserfall', 'Barbe-Noire', 'Maximiliana', 'Grzegorz Wąsaty'];
  const widen = {
    'catan-junior': ({ players }) =>
      players.forEach((sailor, seat) => {
        Object.assign(sailor, { cards: 28, forts: 6, ghosts: 10, ports: ['rum', 'gold'].slice(seat % 2) });
        sailor.coco = { ghost: 6, free_build: 4, neighbours: 2, two_wood: 0, wood_and_wool: 0 };
      }),
    sandokan: ({ boats, ports }) => {
      for (const boat of boats)
        Object.assign(boat, {
          cards: 12, points: 19, cargo: ['diamond', 'pearl'], becalmed: 1, plagued: true, letter: true,
        });
      for (const port of ports) port.treasures = ['ruby', 'diamond', 'gold', 'emerald', 'pearl'];
    },
    'santy-anno': ({ pirates }) => {
      for (const pirate of pirates) pirate.coins = [4, 3, 2, 1, 1];
    },
  };
  const widest = (text) => {
    const view = JSON.parse(text);
    if (view.t !== 'view' || !view.public) return text;
    view.table.seats.forEach((seat, index) => (seat.name = NAMES[index % NAMES.length]));
    widen[view.table.game](view.public);
    return JSON.stringify(view);
  };
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get() {
      const data = get.call(this);
      return typeof data === 'string' && this.target instanceof WebSocket ? widest(data) : data;
    },
  });
})();
