/**
 * The role that an older key of a Supabase project names: `anon`, `service_role`. Such a key is a JSON web token (RFC 7519).
 *
 * @returns undefined for what is no such token
 */
export function roleOfKey(key: string): unknown {
  try {
    const payload: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
    return typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'role') : undefined;
  } catch {
    return undefined;
  }
}
