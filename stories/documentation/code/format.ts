/** The width of the block that shows it, in a page of documentation on a laptop. */
const WIDTH = 96;

/** Lays code out as Prettier does. It is fetched with the first code that is shown. */
export async function laidOut(code: string): Promise<string> {
  const [{ format }, babel, estree] = await Promise.all([import('prettier/standalone'), import('prettier/plugins/babel'), import('prettier/plugins/estree')]);
  return format(code, { parser: 'babel-ts', plugins: [babel, estree], printWidth: WIDTH, singleQuote: true });
}
