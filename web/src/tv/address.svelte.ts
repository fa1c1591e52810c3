/** The address that others type to come to this server's tables, short enough to be read from a sofa. */
import { api } from '../net/api';

let known = $state(location.host);
let asked = false;

/** Without its scheme; on the server's own machine, what the network calls it. */
export function webAddress(): string {
  if (!asked) {
    asked = true;
    api.games().then(
      ({ address }) => (known = address.replace(/^https?:\/\//, '')),
      () => (asked = false),
    );
  }
  return known;
}
