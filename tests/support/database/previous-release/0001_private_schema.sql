-- Databases made before PostgreSQL 15 let every role create objects in the public schema.
revoke create on schema public from public;
