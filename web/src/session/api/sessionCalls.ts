export { deleteUser } from './deleteUser.ts';
export { login } from './login.ts';
export { logout } from './logout.ts';
export { readMe } from './me.ts';
export { signup } from './signup.ts';
