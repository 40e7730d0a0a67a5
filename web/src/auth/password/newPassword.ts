/** The two fields of a new password while they are filled in. */
export interface NewPassword {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export const noPassword: NewPassword = { newPassword: "", confirmPassword: "" };
