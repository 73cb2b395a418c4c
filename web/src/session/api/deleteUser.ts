import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';

/** DELETE /users/{id}. @throws ApiError 403 for someone else's account, NetworkError. */
export async function deleteUser(id: string): Promise<void> {
  await request({ method: 'DELETE', url: urls.user(id) });
}
