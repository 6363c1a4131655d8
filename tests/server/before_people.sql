BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE events (
	table_id VARCHAR(16) NOT NULL,
	number INTEGER NOT NULL,
	body BLOB NOT NULL,
	PRIMARY KEY (table_id, number),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "events" VALUES('mwabym8uy3',1,CAST('{"number":1,"at":1795069755505,"event":{"type":"opened","game":"primiera","options":{"variant":"heralds","opening_herald":"inert","missing_suit":"ineligible","match_end":"unique_leader","robot_sum":"lexicographic","target":21},"seats":4,"host":"r2TCGiWVqxcGGfUY","host_name":"Anna","public":false,"level":"club","clock":null,"hints":true},"by":"","command":""}' AS BLOB));
INSERT INTO "events" VALUES('mwabym8uy3',2,CAST('{"number":2,"at":1795069755548,"event":{"type":"sat","person":"r2TCGiWVqxcGGfUY","seats":[0],"names":["Anna"]},"by":"r2TCGiWVqxcGGfUY","command":"sit"}' AS BLOB));
INSERT INTO "events" VALUES('mwabym8uy3',3,CAST('{"number":3,"at":1795069755636,"event":{"type":"bot_sat","seat":1,"level":"club","name":"Berta"},"by":"r2TCGiWVqxcGGfUY","command":"start"}' AS BLOB));
INSERT INTO "events" VALUES('mwabym8uy3',4,CAST('{"number":4,"at":1795069755636,"event":{"type":"bot_sat","seat":2,"level":"club","name":"Carlo"},"by":"r2TCGiWVqxcGGfUY","command":"start"}' AS BLOB));
INSERT INTO "events" VALUES('mwabym8uy3',5,CAST('{"number":5,"at":1795069755636,"event":{"type":"bot_sat","seat":3,"level":"club","name":"Dora"},"by":"r2TCGiWVqxcGGfUY","command":"start"}' AS BLOB));
INSERT INTO "events" VALUES('mwabym8uy3',6,CAST('{"number":6,"at":1795069755636,"event":{"type":"started","match":1,"seed":"23d776b3ca7f08bd876e9c62f00f804c6b3760b26f051829d079072c30d80785","players":[{"kind":"person","name":"Anna","level":""},{"kind":"bot","name":"Berta","level":"club"},{"kind":"bot","name":"Carlo","level":"club"},{"kind":"bot","name":"Dora","level":"club"}]},"by":"r2TCGiWVqxcGGfUY","command":"start"}' AS BLOB));
INSERT INTO "events" VALUES('mwabym8uy3',7,CAST('{"number":7,"at":1795069760676,"event":{"type":"dealt","round":1},"by":"","command":""}' AS BLOB));
INSERT INTO "events" VALUES('mwabym8uy3',8,CAST('{"number":8,"at":1795069761384,"event":{"type":"moved","seat":1,"move":"8c","by":"bot"},"by":"","command":""}' AS BLOB));
INSERT INTO "events" VALUES('mwabym8uy3',9,CAST('{"number":9,"at":1795069761406,"event":{"type":"moved","seat":2,"move":"8s","by":"bot"},"by":"","command":""}' AS BLOB));
INSERT INTO "events" VALUES('mwabym8uy3',10,CAST('{"number":10,"at":1795069761440,"event":{"type":"moved","seat":3,"move":"2s","by":"bot"},"by":"","command":""}' AS BLOB));
INSERT INTO "events" VALUES('mwabym8uy3',11,CAST('{"number":11,"at":1795069763693,"event":{"type":"moved","seat":0,"move":"4s","by":"person"},"by":"r2TCGiWVqxcGGfUY","command":"play"}' AS BLOB));
INSERT INTO "events" VALUES('mwabym8uy3',12,CAST('{"number":12,"at":1795069764615,"event":{"type":"moved","seat":3,"move":"6s x 2s+4s","by":"bot"},"by":"","command":""}' AS BLOB));
INSERT INTO "events" VALUES('mwabym8uy3',13,CAST('{"number":13,"at":1795069766664,"event":{"type":"departed","person":"r2TCGiWVqxcGGfUY"},"by":"","command":""}' AS BLOB));
CREATE TABLE members (
	table_id VARCHAR(16) NOT NULL,
	person VARCHAR(40) NOT NULL,
	PRIMARY KEY (table_id, person),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "members" VALUES('mwabym8uy3','r2TCGiWVqxcGGfUY');
CREATE TABLE settings (
	"key" VARCHAR(40) NOT NULL,
	value VARCHAR(200) NOT NULL,
	PRIMARY KEY ("key")
);
INSERT INTO "settings" VALUES('secret','21b80f80e6bf89613fa04d6003acc2cd84053742804a88f3f5e57e72f6ea781f');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL,
	game VARCHAR(40) NOT NULL,
	public BOOLEAN NOT NULL,
	host VARCHAR(40) NOT NULL,
	opened_at BIGINT NOT NULL,
	status VARCHAR(20) NOT NULL,
	changed_at BIGINT NOT NULL,
	summary BLOB NOT NULL,
	due_at BIGINT,
	claimed_by VARCHAR(40) NOT NULL,
	claimed_until BIGINT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('mwabym8uy3','primiera',0,'r2TCGiWVqxcGGfUY',1795069755505,'playing',1795069766664,CAST('{"summary":{"id":"mwabym8uy3","game":"primiera","options":{"variant":"heralds","opening_herald":"inert","missing_suit":"ineligible","match_end":"unique_leader","robot_sum":"lexicographic","target":21},"public":false,"status":"playing","locked":false,"hints":true,"host":"Anna","hosting":false,"seats":[{"kind":"person","name":"Anna","yours":false},{"kind":"bot","name":"Berta","yours":false},{"kind":"bot","name":"Carlo","yours":false},{"kind":"bot","name":"Dora","yours":false}],"clock":null,"level":"club","match":1,"opened_at":1795069755505,"changed_at":1795069766664,"round":1,"totals":[0,0,0,0],"waiting":[0],"since":1795069766664,"yours":false},"people":["r2TCGiWVqxcGGfUY","","",""],"host":"r2TCGiWVqxcGGfUY"}' AS BLOB),1795674566664,'682b4f0913284e67',0);
CREATE INDEX tables_due ON tables (due_at);
CREATE INDEX tables_public ON tables (public, status);
CREATE INDEX tables_host ON tables (host, status);
CREATE INDEX members_person ON members (person);
COMMIT;
