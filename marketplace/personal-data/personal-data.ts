/** The door of personal-data: empty, because other modules and programs use only its calls (routes.ts). */
