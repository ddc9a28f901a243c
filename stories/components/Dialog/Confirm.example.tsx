import { Button } from '@uno/ui/Button';
import { Dialog, DialogClose } from '@uno/ui/Dialog';
import { StatusRegion } from '@uno/ui/StatusRegion';
import { useState } from 'react';

interface Words {
  open: string;
  title: string;
  description: string;
  confirm: string;
  canceling: string;
  keep: string;
  close: string;
  done: string;
}

export function ConfirmCancel({ words, cancelVisit }: { words: Words; cancelVisit: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const confirm = async () => {
    setBusy(true);
    await cancelVisit();
    setBusy(false);
    setOpen(false);
    setMessage(words.done);
  };
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        trigger={<Button tone="danger">{words.open}</Button>}
        title={words.title}
        description={words.description}
        labels={{ close: words.close }}
        actions={
          <>
            <Button variant="primary" tone="danger" busy={busy} labels={{ busy: words.canceling }} onClick={confirm}>
              {words.confirm}
            </Button>
            <DialogClose>
              <Button>{words.keep}</Button>
            </DialogClose>
          </>
        }
      />
      <StatusRegion shown>{message}</StatusRegion>
    </>
  );
}
