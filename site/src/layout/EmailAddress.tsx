/** An e-mail address that a narrow column may break after its @ sign. */
export function EmailAddress({ children }: { children: string }) {
  const [name, host] = children.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
