/** Floor to floor: 3 m. One metre is 32 units at the scale of a street, and everything keeps to a module of 8. */
export const STOREY_HEIGHT = 96;

/** A door of 2.1 m, for people of 1.7 m (56 units). */
export const DOOR_HEIGHT = 68;
