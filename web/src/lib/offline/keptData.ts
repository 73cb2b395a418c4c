import type { KeptRider } from '@cablepark/domain/offline/kept-rider';
import type { BrandColours } from '@cablepark/domain/theme/looks.schema';
import { accountOfTokens } from './accountOfTokens.ts';

/** The park's data on the offline page. It is public, so it stays when a rider logs out. */
export interface KeptPark {
  name: string;
  zone: string;
  phone: string | null;
  /** Absent in data stored before November 2026. */
  looks?: { colours: BrandColours | null; logo: object | null } | null | undefined;
}

/** Another shape of the stored data needs another version: the upgrade deletes the old data. */
const version = 1;
const databaseName = 'offline';
const riders = 'riders';
const park = 'park';
const theOne = 'own';

/** Whether this browser can show a page without network. Not on plain http, but for localhost. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'indexedDB' in globalThis;
}

/**
 * Changes the stored data of a rider, and deletes that of others. Writes nothing once the rider's session is over, because a response may
 * arrive after the log-out. @throws DOMException if the browser refuses to store.
 */
export function changeKept(
  account: string,
  change: (record: KeptRider | null) => KeptRider | null,
): Promise<void> {
  return inStore(riders, (store) => {
    const reading = store.getAll() as IDBRequest<KeptRider[]>;
    reading.onsuccess = () => {
      if (accountOfTokens() !== account) return;
      const record = change(reading.result.find((record) => record.account === account) ?? null);
      store.clear();
      if (record) store.put(record, account);
    };
  });
}

/** @param except the account whose data stay. @throws DOMException */
export function forgetRiders(except: string | null = null): Promise<void> {
  return inStore(riders, (store) => {
    const reading = store.getAllKeys();
    reading.onsuccess = () => {
      for (const key of reading.result) if (key !== except) store.delete(key);
    };
  });
}

/** @throws DOMException */
export function keepPark(facts: KeptPark): Promise<void> {
  return inStore(park, (store) => void store.put(facts, theOne));
}

/** @returns the stored data of the rider who is logged in on this device. @throws DOMException */
export async function readKeptRider(): Promise<KeptRider | null> {
  const account = accountOfTokens();
  if (account === null) return null;
  return (await read<KeptRider>(riders, account)) ?? null;
}

/** @throws DOMException */
export async function readKeptPark(): Promise<KeptPark | null> {
  return (await read<KeptPark>(park, theOne)) ?? null;
}

async function read<Value>(name: string, key: string): Promise<Value | undefined> {
  let request: IDBRequest<Value | undefined> | undefined;
  await inStore(name, (store) => {
    request = store.get(key);
  });
  return request?.result;
}

/** One transaction: it is durable or has changed nothing once the promise is settled. */
async function inStore(name: string, work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(name, 'readwrite');
      transaction.oncomplete = () => resolve();
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new DOMException('Aborted', 'AbortError')),
      );
      work(transaction.objectStore(name));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => {
      const { result: database } = request;
      for (const name of Array.from(database.objectStoreNames)) database.deleteObjectStore(name);
      for (const name of [riders, park]) database.createObjectStore(name);
    };
    request.onsuccess = () => resolve(request.result);
    request.addEventListener('error', () =>
      reject(request.error ?? new DOMException('Not opened', 'UnknownError')),
    );
  });
}
