import { Button } from '@uno/ui/Button';
import { ResultCount } from '@uno/ui/ResultCount';
import { useState } from 'react';

interface Words {
  search: string;
  one: string;
}

export function Searching({ words }: { words: Words }) {
  const [found, setFound] = useState(false);
  return (
    <>
      <Button onClick={() => setFound(true)}>{words.search}</Button>
      {found ? (
        <ResultCount count={1} total={12}>
          {words.one}
        </ResultCount>
      ) : (
        <ResultCount />
      )}
    </>
  );
}
