/**
 * @generated SignedSource<<bfc5848b60b4575d20c65e597b3d8b20>>
 * @relayHash 8ccf06bd2390805d724619332225c2a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b30e648800a3772fec1a1ee9216345576e0225ae172abb36d336b785833389b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InformationPageQuery } from './InformationPageQuery.graphql';

const node: PreloadableConcreteRequest<InformationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b30e648800a3772fec1a1ee9216345576e0225ae172abb36d336b785833389b",
    "metadata": {},
    "name": "InformationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
