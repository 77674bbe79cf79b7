/** Loads the login dialog, when it opens or before. */
export const loadLoginDialog = () => import("./login-dialog").then((part) => part.LoginDialog);
