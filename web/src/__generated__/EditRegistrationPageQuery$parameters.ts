/**
 * @generated SignedSource<<6f9e41716720dc5bb1799de62048e82e>>
 * @relayHash 81471a2d423677cc5fe774051187c2fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5662334eca471bf81d0a03653538007287af27927e74f036b997af2a1e2c5c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditRegistrationPageQuery } from './EditRegistrationPageQuery.graphql';

const node: PreloadableConcreteRequest<EditRegistrationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5662334eca471bf81d0a03653538007287af27927e74f036b997af2a1e2c5c9",
    "metadata": {},
    "name": "EditRegistrationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
