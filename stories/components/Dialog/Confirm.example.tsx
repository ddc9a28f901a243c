import { Button } from '@uno/ui/Button';
import { Dialog, DialogClose } from '@uno/ui/Dialog';
import { StatusRegion } from '@uno/ui/StatusRegion';
import { useState } from 'react';

interface Words {
  open: string;
  title: string;
  description: string;
  confirm: string;
  keep: string;
  close: string;
  done: string;
}

export function ConfirmCancel({ words }: { words: Words }) {
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const confirm = () => {
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
            <Button variant="primary" tone="danger" onClick={confirm}>
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
