/** The address that others type to reach this server's tables, short enough to read from a sofa. */
import { api } from '../net/api';

let known = $state(location.host);
let asked = false;

/** Without its scheme; on the server's own machine, its address on the network. */
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
