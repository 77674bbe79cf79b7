/** Title and width of the login dialog, for the shell shown while it loads. */
export const LOGIN_SHELL = { title: "登录", width: 400 } as const;
