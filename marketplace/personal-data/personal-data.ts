/** The door of personal-data: what other modules and programs may use of it. */

