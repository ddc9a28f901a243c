/** The width of a code block in the documentation on a laptop, in characters. */
const WIDTH = 96;

/** Formats code with Prettier, which is downloaded only when the first code is shown. */
export async function formatCode(code: string): Promise<string> {
  const [{ format }, babel, estree] = await Promise.all([import('prettier/standalone'), import('prettier/plugins/babel'), import('prettier/plugins/estree')]);
  return format(code, { parser: 'babel-ts', plugins: [babel, estree], printWidth: WIDTH, singleQuote: true });
}
