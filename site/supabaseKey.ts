/**
 * The role in a legacy key of a Supabase project, a JSON web token (RFC 7519): `anon`, `service_role`.
 *
 * @returns undefined for any other text
 */
export function roleOfKey(key: string): unknown {
  try {
    const payload: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
    return typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'role') : undefined;
  } catch {
    return undefined;
  }
}
