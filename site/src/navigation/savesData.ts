declare global {
  /** Network Information API: not every browser has it. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the visitor saves data or is on a slow network: then nothing is fetched before it is asked for. */
export function savesData(): boolean {
  const { connection } = navigator;
  return connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '');
}
