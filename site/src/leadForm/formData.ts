/** More values than any form has. */
const MAX_VALUES = 1000;

/** What a form holds, from the text that a browser makes of it for a body or an address. Lines end there with CRLF; a script reads LF from the same fields. */
export function formDataOf(text: string): FormData {
  const data = new FormData();
  for (const [name, value] of [...new URLSearchParams(text)].slice(0, MAX_VALUES)) data.append(name, value.replace(/\r\n?/g, '\n'));
  return data;
}
