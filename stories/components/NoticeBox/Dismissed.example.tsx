import { Button } from '@uno/ui/Button';
import { NoticeBox, NoticeBoxDismiss } from '@uno/ui/NoticeBox';
import { Stack } from '@uno/ui/Stack';
import { useState } from 'react';

interface Words {
  title: string;
  text: string;
  hide: string;
  after: string;
}

export function SavedNotice({ words }: { words: Words }) {
  const [isShown, setShown] = useState(true);
  return (
    <Stack>
      {isShown && (
        <NoticeBox kind="success" title={words.title} actions={<NoticeBoxDismiss onDismiss={() => setShown(false)}>{words.hide}</NoticeBoxDismiss>}>
          <p>{words.text}</p>
        </NoticeBox>
      )}
      <p>
        <Button>{words.after}</Button>
      </p>
    </Stack>
  );
}
