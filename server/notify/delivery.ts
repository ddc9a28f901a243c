/** Why a notification was not delivered, as a code without personal data: it is logged and stored. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Whether trying again is useless. */
  readonly isFinal: boolean;
  constructor(code: string, { isFinal = false, cause }: { readonly isFinal?: boolean; readonly cause?: unknown } = {}) {
    super(code, { cause });
    this.isFinal = isFinal;
  }
}
