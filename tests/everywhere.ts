/** Whether everything is tried, as `.ci/run` asks with `UNO_EVERYWHERE`; `npm test` tries what differs. */
export const everywhere = process.env['UNO_EVERYWHERE'] !== undefined;
