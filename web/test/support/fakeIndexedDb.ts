import { vi } from 'vitest';

type Rows = Map<IDBValidKey, unknown>;

/** As much of a browser's database as web/src/lib/offline asks for: requests answer one after the other, then their transaction is complete. */
export function fakeIndexedDb(): { rowsOf: (store: string) => unknown[]; isFull: boolean } {
  const device = {
    rowsOf: (store: string) => structuredClone([...(stores.get(store)?.values() ?? [])]),
    /** Then it takes back every transaction that stores something. */
    isFull: false,
  };
  const stores = new Map<string, Rows>();
  let isMade = false;

  const open = () => {
    const request = {
      result: database,
      onupgradeneeded: () => {},
      onsuccess: () => {},
      addEventListener: () => {},
    };
    queueMicrotask(() => {
      if (!isMade) request.onupgradeneeded();
      isMade = true;
      request.onsuccess();
    });
    return request;
  };
  const database = {
    objectStoreNames: [] as string[],
    createObjectStore: (name: string) => void stores.set(name, new Map()),
    transaction: (name: string) =>
      transactionOn(stores.get(name) ?? new Map<IDBValidKey, unknown>(), () => device.isFull),
    close: () => {},
  };
  vi.stubGlobal('indexedDB', { open });
  return device;
}

function transactionOn(rows: Rows, isFull: () => boolean) {
  let onAbort = () => {};
  const transaction = {
    error: new DOMException('Full', 'QuotaExceededError'),
    oncomplete: () => {},
    addEventListener: (_abort: string, listener: () => void) => (onAbort = listener),
    objectStore: () => store,
  };
  let hasStored = false;
  const work: (() => void)[] = [];
  const ask = <Value>(read: () => Value) => {
    const request: { result: Value | undefined; onsuccess: () => void } = {
      result: undefined,
      onsuccess: () => {},
    };
    work.push(() => {
      request.result = structuredClone(read());
      request.onsuccess();
    });
    return request;
  };
  const store = {
    get: (key: IDBValidKey) => ask(() => rows.get(key)),
    getAll: () => ask(() => [...rows.values()]),
    getAllKeys: () => ask(() => [...rows.keys()]),
    put(value: unknown, key: IDBValidKey) {
      hasStored = true;
      return ask(() => void rows.set(key, value));
    },
    delete: (key: IDBValidKey) => ask(() => void rows.delete(key)),
    clear: () => ask(() => rows.clear()),
  };
  queueMicrotask(() => {
    const before = [...rows];
    for (let next = work.shift(); next; next = work.shift()) next();
    if (!hasStored || !isFull()) return transaction.oncomplete();
    rows.clear();
    for (const [key, value] of before) rows.set(key, value);
    onAbort();
  });
  return transaction;
}
