/**
 * @generated SignedSource<<4dbbbb6313511f59a093fecb39e79736>>
 * @relayHash 08295eb528279963514468dbddaf58b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34ae00b41e0e2b940ef7540905bae9678415fcc196dd06cc9fd0cd8dff883339

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34ae00b41e0e2b940ef7540905bae9678415fcc196dd06cc9fd0cd8dff883339",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
