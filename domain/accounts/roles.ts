/** Each role includes the ones before it. Permissions are in permissions.ts, which public pages do not load. */
export const roles = ['User', 'Manager', 'Editor', 'Admin'] as const;
export type Role = (typeof roles)[number];

export function isRole(text: unknown): text is Role {
  return roles.some((role) => role === text);
}

/** The roles of an invitation: riders sign up by themselves. */
export const invitedRoles = ['Manager', 'Editor', 'Admin'] as const satisfies readonly Role[];
export type InvitedRole = (typeof invitedRoles)[number];
