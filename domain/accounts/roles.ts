/** Each role includes the ones before it. Apart from what they may do (permissions.ts), which no public page has to know. */
export const roles = ['User', 'Manager', 'Editor', 'Admin'] as const;
export type Role = (typeof roles)[number];

export function isRole(text: unknown): text is Role {
  return roles.some((role) => role === text);
}
