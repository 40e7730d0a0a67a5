/**
 * @generated SignedSource<<c3be34e921b4865ddddbdde90fa24bce>>
 * @relayHash 21d2f1a9ee3605dad39bb7f3f39010f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b5d8bac819ff529dfcd9b25819aa5d5c5fe364ef537269a194d673666147ed8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditAboutUsPageQuery } from './EditAboutUsPageQuery.graphql';

const node: PreloadableConcreteRequest<EditAboutUsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b5d8bac819ff529dfcd9b25819aa5d5c5fe364ef537269a194d673666147ed8",
    "metadata": {},
    "name": "EditAboutUsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
