/** A sailing boat seen from the side, its bow to the right, about 40 units long around the origin. */
export const BOAT_BESIDE =
  'M-20 7H20L14.5 15.5H-13.5ZM-1 -21V5H1.6V-21ZM-3.4 -19.5C-15 -15 -17 -4 -16.6 4H-3.4ZM4 -16C14 -11 17 -3 17 4H4ZM.3 -24.5L10 -21.8L.3 -19.2Z';
