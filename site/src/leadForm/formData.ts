/** The most values that are read: more than any form has. */
const MAX_VALUES = 1000;

/** Parses form-urlencoded text of a body or a URL. Its line endings are CRLF; they become LF, as when a script reads the same fields. */
export function formDataOf(text: string): FormData {
  const data = new FormData();
  for (const [name, value] of [...new URLSearchParams(text)].slice(0, MAX_VALUES)) data.append(name, value.replace(/\r\n?/g, '\n'));
  return data;
}
