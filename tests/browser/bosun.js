// Deals a refereed game over a connection of its own until a phase: any start, drawn cards, nobody in time, so that all are tied.
async ([code, table, until]) => {
  const connection = new WebSocket(`ws://${location.host}/ws/tables/${code}`);
  const ships = [...table];
  let answered;
  return await new Promise((done) => {
    connection.onmessage = ({ data }) => {
      const view = JSON.parse(data);
      if (view.t !== 'view' || !view.public) return;
      if (view.public.phase === until || view.table.phase === 'over') {
        connection.close();
        done(view.public.phase);
        return;
      }
      const asked = view.asked;
      if (!asked || asked.prompt === answered) return;
      answered = asked.prompt;
      const id = `bosun-${asked.prompt}`;
      const kinds = new Map(asked.choices.map((choice) => [choice.do.kind, choice.do]));
      const turn = kinds.has('card_turned') || kinds.has('event_turned');
      const lies = kinds.has('ship_lies') && { kind: 'ship_lies', ship: ships.shift() };
      const act = lies || ['too_late', 'check', 'next_round', 'pirate_starts', 'pirate_sits'].map((kind) => kinds.get(kind)).find(Boolean);
      connection.send(JSON.stringify(turn ? { t: 'turn', id, prompt: asked.prompt } : { t: 'play', id, seat: 15, prompt: asked.prompt, do: act }));
    };
  });
}
