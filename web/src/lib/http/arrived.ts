import { NetworkError } from './errors.ts';

/** Code that comes when it is needed, from the same network as the answer that it asks for. @throws NetworkError where it does not come */
export async function arrived<Module>(coming: Promise<Module>): Promise<Module> {
  try {
    return await coming;
  } catch (cause) {
    throw new NetworkError({ cause });
  }
}
