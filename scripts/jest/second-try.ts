/** CI's machine is shared, and so are its ports and its time: what fails once is named, what fails twice fails. */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
