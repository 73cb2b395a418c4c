import type { LibraryPictureRow } from '@cablepark/contract/park/pictures.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { library, uploadToLibrary } from './libraryCalls.ts';
import { PictureRefused, pictureFault } from './picture.ts';

export interface Upload {
  key: number;
  /** The file's name. */
  name: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** The error. */
  error?: Error;
}

/** Uploads to the library, one after the other, each with its state. */
export function useUploads(onSent?: (row: LibraryPictureRow) => void) {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const next = useRef(0);

  const note = (key: number, part: Partial<Upload>) =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));

  async function send(key: number, file: File): Promise<void> {
    note(key, { state: 'sending' });
    try {
      const fault = pictureFault(file);
      if (fault) throw new PictureRefused(fault);
      const row = await uploadToLibrary(file);
      await queries.invalidateQueries({ queryKey: library().queryKey });
      note(key, { state: 'sent' });
      onSent?.(row);
    } catch (error) {
      note(key, { state: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
    }
  }

  const add = (files: Iterable<File>) => {
    const newUploads = [...files].map((file) => ({ file, key: next.current++ }));
    setUploads((before) => [
      ...before.filter(({ state }) => state === 'waiting' || state === 'sending'),
      ...newUploads.map(({ key, file }): Upload => ({ key, name: file.name, state: 'waiting' })),
    ]);
    for (const { key, file } of newUploads) queue.current = queue.current.then(() => send(key, file));
  };
  return { uploads, add };
}
