import { request } from './http.ts';
import { urls } from './urls.ts';

/** DELETE /users/{id}. @throws ApiError 403 for someone else's account, NetworkError. */
export async function deleteUser(id: string): Promise<void> {
  await request({ method: 'DELETE', url: urls.user(id) });
}
