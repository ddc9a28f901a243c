import { Fragment } from 'react';

/** An e-mail address that a narrow column may break after its @ sign, and nowhere else first. */
export const EmailAddress = ({ children }: { children: string }) =>
  children.split('@').map((part, at) => (
    <Fragment key={part}>
      {at > 0 && (
        <>
          @<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
