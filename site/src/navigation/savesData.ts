declare global {
  /** Network Information API, which not every browser has. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the visitor saves data or is on a slow network: nothing is prefetched then. */
export function savesData(): boolean {
  const { connection } = navigator;
  return connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '');
}
