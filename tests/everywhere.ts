/** Whether to test every page and state, as `.ci/run` does with `UNO_EVERYWHERE`; `npm test` leaves out repetitions. */
export const everywhere = process.env['UNO_EVERYWHERE'] !== undefined;
