import { NetworkError } from './errors.ts';

/** A lazy chunk, over the same network as the request that needs it. @throws NetworkError if it fails to load */
export async function arrived<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading;
  } catch (cause) {
    throw new NetworkError({ cause });
  }
}
