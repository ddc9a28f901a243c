/**
 * The page's form as the server sent it; `null` on the server. React renders another in its place if the page was changed before
 * it woke: its values are then copied to that one (`fillFields` of `leads/fields.ts`).
 */
export const findServedForm = (): HTMLFormElement | null => (import.meta.env.SSR ? null : document.querySelector<HTMLFormElement>('main form'));
